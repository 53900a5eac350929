import { fireEvent, screen } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { Amount } from '../../../components/ui/Amount';
import { Button } from '../../../components/ui/Button';
import { Field } from '../../../components/ui/Field';
import { TextInput } from '../../../components/ui/TextInput';
import { describedBy, field, show } from '../support/show';

describe('a field', () => {
  it('tells a reader its label, what is wrong, what it is for and where its value came from', () => {
    show(
      <Field
        label="Phone"
        hint="With the area’s code."
        aside="from the order"
        messages={[{ tone: 'error', text: 'Too short.' }]}
        required
      >
        {(control) => <TextInput control={control} kind="phone" value="059" onInput={() => undefined} />}
      </Field>,
    );
    const input = field('Phone');
    expect(describedBy(input)).toBe('Too short. With the area’s code. from the order');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(input.getAttribute('dir')).toBe('ltr');
  });

  it('is not called wrong for a doubt, whose press is told what it lets stand', () => {
    let confirmed = 0;
    const action = { label: 'Looks right', onPress: () => confirmed++ };
    show(
      <Field label="Street" messages={[{ tone: 'doubt', text: 'Another’s address.', actions: [action] }]}>
        {(control) => <TextInput control={control} value="" onInput={() => undefined} />}
      </Field>,
    );
    expect(field('Street').hasAttribute('aria-invalid')).toBe(false);
    const button = screen.getByRole('button', { name: 'Looks right' });
    expect(describedBy(button)).toBe('Another’s address.');
    fireEvent.click(button);
    expect(confirmed).toBe(1);
  });
});

describe('a button', () => {
  it('at work or out of use keeps the keyboard’s place and does nothing', () => {
    let pressed = 0;
    const press = () => pressed++;
    show(
      <>
        <Button busy onPress={press}>
          Busy
        </Button>
        <Button disabled onPress={press}>
          Off
        </Button>
        <Button onPress={press}>On</Button>
      </>,
    );
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect(pressed).toBe(1);
    expect(screen.getByRole('button', { name: 'Busy' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Off' }).disabled).toBe(false);
  });
});

describe('an amount', () => {
  it('is set left-to-right and apart, in right-to-left text too', () => {
    const { container } = show(<Amount value="-12.50" currency="ILS" />, 'ar');
    const amount = container.querySelector('bdi');
    expect(amount?.dir).toBe('ltr');
    expect(amount?.textContent).toBe('−12.50\u00a0₪');
  });
});
