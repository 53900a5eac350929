import { useText } from '../../components/text/use-text';
import { Icon, type IconName } from '../../components/ui/Icon';
import type { Popup } from './popup-state';

/** What can be done without an order. */
export function ToolList({ popup }: { readonly popup: Popup }) {
  const { t } = useText();
  const tools: readonly (readonly [IconName, title: string, text: string, onPress: () => void])[] = [
    ['paste', t('paste-title'), t('tool-paste-text'), popup.openPaste],
    ['pencil', t('tool-manual'), t('tool-manual-text'), () => popup.openManual()],
    ['search', t('tool-recipient'), t('tool-recipient-text'), () => popup.openRecipientTool()],
    ['tag', t('tool-fee'), t('tool-fee-text'), popup.openFeeTool],
  ];
  return (
    <nav class="stack">
      {tools.map(([icon, title, text, onPress]) => (
        <button key={title} type="button" class="surface row loose tool" onClick={onPress}>
          <span class="tool__icon">
            <Icon name={icon} size={18} />
          </span>
          <span>
            <strong class="block">{title}</strong>
            <span class="soft small block">{text}</span>
          </span>
        </button>
      ))}
    </nav>
  );
}
