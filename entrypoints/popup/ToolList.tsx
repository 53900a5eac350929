import { useText } from '../../components/text/use-text';
import { Icon, type IconName } from '../../components/ui/Icon';
import type { Popup } from './popup-state';

interface ToolListProps {
  readonly popup: Popup;
}

/** What can be done without an order. */
export function ToolList({ popup }: ToolListProps) {
  const { t } = useText();
  return (
    <nav class="tools">
      <Tool icon="paste" title={t('tool-paste')} text={t('tool-paste-text')} onPress={popup.openPaste} />
      <Tool
        icon="pencil"
        title={t('tool-manual')}
        text={t('tool-manual-text')}
        onPress={() => popup.openManual()}
      />
      <Tool
        icon="search"
        title={t('tool-recipient')}
        text={t('tool-recipient-text')}
        onPress={() => popup.openRecipientTool()}
      />
      <Tool icon="tag" title={t('tool-fee')} text={t('tool-fee-text')} onPress={popup.openFeeTool} />
    </nav>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly onPress: () => void;
}

function Tool({ icon, title, text, onPress }: ToolProps) {
  return (
    <button type="button" class="tool" onClick={onPress}>
      <span class="tool__icon">
        <Icon name={icon} size={18} />
      </span>
      <span class="tool__words">
        <strong>{title}</strong>
        <span class="soft small">{text}</span>
      </span>
    </button>
  );
}
