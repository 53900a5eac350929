import { screen } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { plain } from '../support/show';
import { showStatement } from './shown-statement';

const said = () => plain(screen.getByText(/In these lines, collected less the fee/).textContent);
const WAY_OUT = 'choose no column for “Paid to you”';

describe('lines in which collected less the fee is not what is paid', () => {
  it('are told with the way out where they are most of the file: its column says something else, or a charge is in it', () => {
    showStatement(['P1', 'P2'], ['P1', '120', '20', '95'], ['P2', '120', '20', '95']);
    expect(said()).toContain('not the amount paid: 2, 3');
    expect(said()).toContain(WAY_OUT);
  });

  it('are only told where they are few: those lines are wrong, and the column is not', () => {
    const right = ['P2', 'P3', 'P4'];
    showStatement(
      ['P1', ...right],
      ['P1', '120', '20', '95'],
      ...right.map((code) => [code, '120', '20', '100']),
    );
    expect(said()).toContain('not the amount paid: 2');
    expect(said()).not.toContain(WAY_OUT);
  });
});
