import { fireEvent, screen, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { KeyHelp } from '../../../components/ui/KeyHelp';
import { LANGUAGES, type Language } from '../../../lib/i18n/language';
import { expectAccessible, show } from '../support/show';

function showPage(language: Language = 'en') {
  show(
    <main>
      <h1>Parcels</h1>
      <button type="button">First row</button>
      <input aria-label="Note" />
      <KeyHelp lines={[['Ctrl + Enter', 'create-parcel']]} />
    </main>,
    language,
  );
}
const keys = () => screen.queryByRole('dialog', { name: 'Keys' });

describe('the key ?', () => {
  it.each(['?', '؟'])('as %s, shows the keys, and puts them away and the keyboard back', (key) => {
    showPage();
    const row = screen.getByText('First row');
    row.focus();
    fireEvent.keyDown(row, { key });
    const said = within(screen.getByRole('dialog', { name: 'Keys' }));
    expect(said.getByText('Ctrl + Enter').closest('div')?.textContent).toContain('Ship');
    expect(document.activeElement).toBe(said.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(document.activeElement ?? row, { key: 'Escape' });
    expect(keys()).toBeNull();
    expect(document.activeElement).toBe(row);
    fireEvent.keyDown(row, { key });
    fireEvent.keyDown(document.body, { key });
    expect(keys()).toBeNull();
  });

  it('is left to who is typing it', () => {
    showPage();
    expect(fireEvent.keyDown(screen.getByLabelText('Note'), { key: '?' })).toBe(true);
    expect(keys()).toBeNull();
  });

  it.each(LANGUAGES)('shows what passes the accessibility check, in %s', async (language) => {
    showPage(language);
    fireEvent.keyDown(document.body, { key: '?' });
    await expectAccessible();
  });
});
