import { useText } from '../text/use-text';

/** The tools that say what happens when one uses them. */
type ExplainedTool = 'quotes' | 'contents' | 'employees' | 'webhook' | 'journeys';

/** Above a tool: what it is for, and what happens. */
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
