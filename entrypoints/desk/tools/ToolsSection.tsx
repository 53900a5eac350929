import { useText } from '../../../components/text/use-text';
import { Icon } from '../../../components/ui/Icon';
import { findAccount } from '../../../lib/settings/settings';
import type { SectionProps } from '../section';
import { TOOLS } from '../tools';

/** Links to the tools that the account in use can use, each with what it is for. */
export function ToolsSection({ desk }: SectionProps) {
  const { lookUp } = useText();
  const testing = findAccount(desk.settings.value, null)?.environment === 'testing';
  return (
    <ul class="tool-cards">
      {TOOLS.filter(({ practice }) => practice !== true || testing).map(({ name, title, about, icon }) => (
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
