import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Icon } from '../../../components/ui/Icon';
import { WELCOME_STEPS, type WelcomeStep } from '../../../lib/settings/welcome-progress';
import type { WelcomeControl } from './use-welcome';

const STEP_TITLES = {
  language: 'language-legend',
  account: 'options-accounts',
  store: 'options-stores',
  order: 'welcome-order-title',
} as const;

interface WelcomeProps {
  readonly welcome: WelcomeControl;
  /** The result of a step, in a few words, beside its title. */
  readonly results: Readonly<Partial<Record<WelcomeStep, ComponentChildren>>>;
  readonly children: ComponentChildren;
}

/** The guide from install to the first parcel: four steps, of which one is open at a time. */
export function Welcome({ welcome, results, children }: WelcomeProps) {
  const { t } = useText();
  const { open, passed, moved } = welcome;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (moved) heading.current?.focus();
  }, [open, moved]);
  return (
    <section class="stack welcome" aria-labelledby="welcome-title">
      <div class="stack tight">
        <h1 id="welcome-title">{t('welcome-title')}</h1>
      </div>
      <ol class="steps">
        {WELCOME_STEPS.map((step, index) => {
          const isOpen = step === open;
          const isPassed = passed.includes(step);
          return (
            <li
              key={step}
              class="step"
              data-step={step}
              data-state={isOpen ? 'open' : isPassed ? 'passed' : 'ahead'}
              aria-current={isOpen ? 'step' : undefined}
            >
              <span class="step__mark" aria-hidden="true">
                {isPassed && !isOpen ? <Icon name="check" /> : index + 1}
              </span>
              <div class="stack loose step__body">
                <div class="cluster step__head">
                  <h2 class="step__title" ref={isOpen ? heading : null} tabIndex={-1}>
                    <span class="visually-hidden">
                      {t('welcome-progress', { step: index + 1, steps: WELCOME_STEPS.length })}{' '}
                    </span>
                    {t(STEP_TITLES[step])}
                    {isPassed && <span class="visually-hidden"> {t('review-done')}</span>}
                  </h2>
                  {isPassed && !isOpen && (
                    <>
                      <span class="step__result grow soft">{results[step]}</span>
                      <Button kind="quiet" small onPress={() => welcome.reopen(step)} text={t('change')} />
                    </>
                  )}
                </div>
                {isOpen && <div class="stack wide step__content">{children}</div>}
              </div>
            </li>
          );
        })}
      </ol>
      {open !== 'order' && (
        <p class="welcome__skip">
          <Button kind="quiet" onPress={welcome.finish} text={t('welcome-skip')} />
        </p>
      )}
    </section>
  );
}
