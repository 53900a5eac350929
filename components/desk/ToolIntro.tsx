import { useText } from '../text/use-text';

type ExplainedTool = 'quotes' | 'contents' | 'employees' | 'webhook' | 'journeys';

export function ToolIntro({ tool }: { readonly tool: ExplainedTool }) {
  const { t } = useText();
  return (
    <div class="stack tight reading">
      {tool !== 'contents' && (
        <p>
          <strong>{t(tool === 'quotes' ? 'tool-fee-text' : `tool-${tool}`)}</strong>
        </p>
      )}
      {tool !== 'quotes' && tool !== 'journeys' && <p class="soft">{t(`tool-${tool}-happens`)}</p>}
    </div>
  );
}
