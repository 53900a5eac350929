import { useRef, useState } from 'preact/hooks';
import { LanguageField } from '../../components/customer-messages/LanguageField';
import { useText } from '../../components/text/use-text';
import { Checkbox } from '../../components/ui/Checkbox';
import { saidByPage } from '../../components/ui/FailedPress';
import { TextField } from '../../components/ui/TextInput';
import { useRead } from '../../components/ui/use-read';
import { useTypedOver } from '../../components/ui/use-typed-over';
import {
  LONGEST_TEXT,
  MESSAGE_KINDS,
  type MessageKind,
  PLACEHOLDERS,
  unknownPlaceholders,
} from '../../lib/customer-messages/message-text';
import { readyText } from '../../lib/customer-messages/ready-text';
import { isTrackingLink } from '../../lib/customer-messages/tracking-link';
import type { Language } from '../../lib/i18n/language';
import { loadTranslator } from '../../lib/i18n/load-translator';
import type { Translator } from '../../lib/i18n/translator';
import { changeSettings, type Settings } from '../../lib/settings/settings';
import type { SectionProps } from './Section';

/** Whether customers are written by WhatsApp, and in which words. */
export function MessagesSection({ settings }: SectionProps) {
  const { t, language: shown } = useText();
  const [language, setLanguage] = useState<Language>(shown);
  const [translator] = useRead<Translator | null>(
    null,
    () => loadTranslator(language),
    [language],
    'options: texts of messages',
  );
  const { messages = null } = settings;
  // What a shop wrote is not gone with a press beside it.
  const before = useRef(messages);
  if (messages !== null) before.current = messages;
  return (
    <>
      <Checkbox
        label={t('messages-wish')}
        hint={t('messages-hint')}
        checked={messages !== null}
        onChange={(wanted) => change(() => ({ messages: wanted ? (before.current ?? {}) : null }))}
      />
      {messages !== null && translator?.language === language && (
        <>
          <LanguageField value={language} onPick={setLanguage} />
          <LinkField
            kept={settings.trackingLink ?? ''}
            onKeep={(trackingLink) => change(() => ({ trackingLink }))}
          />
          {MESSAGE_KINDS.map((kind) => (
            <MessageTextField
              key={`${kind} ${language}`}
              kind={kind}
              ready={readyText(kind, translator)}
              kept={messages[kind]?.[language]}
              onKeep={(text) =>
                change(({ messages: now }) => ({
                  messages: { ...now, [kind]: { ...now?.[kind], [language]: text } },
                }))
              }
            />
          ))}
        </>
      )}
    </>
  );
}

function LinkField({ kept, onKeep }: { readonly kept: string; readonly onKeep: (text: string) => void }) {
  const { t } = useText();
  const [typed, type] = useTypedOver(kept);
  const link = typed.trim();
  const isFit = link === '' || isTrackingLink(link);
  return (
    <TextField
      label={t('messages-link')}
      hint={t('messages-link-hint', { example: 'https://track.example/{code}', name: '{link}' })}
      problem={isFit ? null : t('messages-link-unfit', { code: '{code}' })}
      value={typed}
      kind="code"
      onInput={type}
      onLeave={() => {
        if (isFit && link !== kept) onKeep(link);
      }}
    />
  );
}

interface MessageTextFieldProps {
  readonly kind: MessageKind;
  /** As it comes with us. */
  readonly ready: string;
  /** The shop's own; left out: it has none. */
  readonly kept: string | undefined;
  readonly onKeep: (text: string) => void;
}

/** What is typed stays in the field; what cannot be used is said and not kept. Emptied, it is as it came with us. */
function MessageTextField({ kind, ready, kept, onKeep }: MessageTextFieldProps) {
  const { t } = useText();
  const before = kept || ready;
  const [text, setText] = useTypedOver(before);
  const unknown = unknownPlaceholders(text);
  const problem =
    unknown.length > 0
      ? t('message-unknown', { names: unknown.join(', ') })
      : text.length > LONGEST_TEXT
        ? t('finding-too-long', { maximum: LONGEST_TEXT })
        : null;
  return (
    <TextField
      label={t(`messages-${kind}`)}
      hint={t('message-placeholders', { names: PLACEHOLDERS.map((name) => `{${name}}`).join(' ') })}
      problem={problem}
      value={text}
      rows={3}
      onInput={setText}
      onLeave={() => {
        const left = text.trim() === '' ? ready : text;
        setText(left);
        if (problem === null && left !== before) onKeep(left);
      }}
    />
  );
}

function change(to: (settings: Settings) => Partial<Settings>): void {
  void changeSettings((now) => ({ ...now, ...to(now) })).catch(saidByPage('options: messages'));
}
