import { Icon, type IconName } from '../ui/Icon';

interface MilestoneProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly tone: 'good' | 'plain' | 'warning';
  readonly presses: readonly {
    readonly label: string;
    readonly primary: boolean;
    readonly onPress: () => void;
  }[];
}

/** A screen of the panel without a question: between two pages, and at the end. */
export function Milestone({ icon, title, text, tone, presses }: MilestoneProps) {
  return (
    <>
      <div class={`body milestone ${tone}`} role="status">
        <span class="seal">
          <Icon name={icon} size={22} />
        </span>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {presses.length > 0 && (
        <footer>
          {presses.map(({ label, primary, onPress }) => (
            <button key={label} type="button" class={primary ? 'primary' : 'quiet'} onClick={onPress}>
              {label}
            </button>
          ))}
        </footer>
      )}
    </>
  );
}
