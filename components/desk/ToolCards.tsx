import type { TextId } from '../../lib/i18n/messages';
import { useText } from '../text/use-text';
import { Icon, type IconName } from '../ui/Icon';

export interface ToolCard {
  readonly name: string;
  readonly title: TextId;
  /** What one would come here for. */
  readonly about: TextId;
  readonly icon: IconName;
}

/** What is done now and then, each said by what it is for. */
export function ToolCards({ tools }: { readonly tools: readonly ToolCard[] }) {
  const { lookUp } = useText();
  return (
    <ul class="tool-cards">
      {tools.map(({ name, title, about, icon }) => (
        <li key={name}>
          <a class="tool-cards__one" href={`#/${name}`}>
            <Icon name={icon} size={20} />
            <strong>{lookUp(title)}</strong>
            <span class="soft">{lookUp(about)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
