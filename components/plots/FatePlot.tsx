import styles from '../../assets/styles/plots.css?url';
import { FATES } from '../../lib/ledger/fate';
import { type FateCounts, totalOf } from '../../lib/ledger/fate-counts';
import { useText } from '../text/use-text';

/** The smallest share of the longest bar in which a number fits. */
const ROOM = { column: 0.22, bar: 0.08 } as const;

/** Drawn as bars the table is none to some screen readers, unless its parts say what they are. */
const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

interface FatePlotProps {
  readonly title: string;
  /** Columns beside each other, or bars below each other; either way the first stands where reading begins. */
  readonly shape: 'column' | 'bar';
  readonly heading: string;
  readonly parts: readonly {
    readonly key: string | number;
    readonly name: string;
    readonly counts: FateCounts;
  }[];
}

/**
 * Parcels as bars of what became of them. Charts.css draws the table itself, so that who cannot see bars reads the
 * numbers, in every direction of writing; its styles are fetched with the first plot.
 */
export function FatePlot({ title, shape, heading, parts }: FatePlotProps) {
  const { t } = useText();
  const most = Math.max(1, ...parts.map(({ counts }) => totalOf(counts)));
  const areKnown = parts.some(({ counts }) => totalOf(counts) > counts['only-made']);
  return (
    <div class={`stack plot plot--${shape}`}>
      <link rel="stylesheet" href={styles} />
      <table class={`charts-css ${shape} multiple stacked show-labels data-center`} {...ROLE.table}>
        <caption class="visually-hidden">{title}</caption>
        <thead {...ROLE.group}>
          <tr {...ROLE.row}>
            <th scope="col" {...ROLE.column}>
              {heading}
            </th>
            {FATES.map((fate) => (
              <th key={fate} scope="col" {...ROLE.column}>
                {t(`fate-${fate}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLE.group}>
          {parts.map(({ key, name, counts }) => (
            <tr key={key} {...ROLE.row}>
              <th scope="row" {...ROLE.name}>
                <bdi>{name}</bdi>
              </th>
              {FATES.map((fate) => {
                const share = counts[fate] / most;
                return (
                  <td
                    key={fate}
                    {...ROLE.cell}
                    style={{ '--size': share }}
                    title={`${t(`fate-${fate}`)}: ${counts[fate]}`}
                  >
                    <span class={share < ROOM[shape] ? 'visually-hidden' : 'data'}>{counts[fate]}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {areKnown && (
        <ul class="actions soft plot__legend" aria-hidden="true">
          {FATES.map((fate) => (
            <li key={fate} class="row tight" data-fate={fate}>
              {t(`fate-${fate}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
