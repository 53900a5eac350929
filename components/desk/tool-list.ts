import type { TextId } from '../../lib/i18n/messages';
import type { IconName } from '../ui/Icon';

/** A section of the desk that is not of every day, opened from the settings. */
export interface DeskTool {
  /** Its name in the address: `desk.html#/webhook`. */
  readonly name: 'quotes' | 'employees' | 'webhook' | 'journeys';
  readonly title: TextId;
  readonly about: TextId;
  readonly icon: IconName;
}

export const TOOLS: readonly DeskTool[] = [
  { name: 'quotes', title: 'tool-fee', about: 'tool-fee-text', icon: 'tag' },
  { name: 'employees', title: 'desk-employees', about: 'tool-employees', icon: 'person' },
  { name: 'webhook', title: 'desk-webhook', about: 'tool-webhook', icon: 'bell' },
  { name: 'journeys', title: 'desk-journeys', about: 'tool-journeys', icon: 'route' },
];
