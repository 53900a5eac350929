import type { TextId } from '../../lib/i18n/messages';
import { CashSection } from './cash/CashSection';
import { ContentsSection } from './contents/ContentsSection';
import { EmployeesSection } from './employees/EmployeesSection';
import { JourneysSection } from './journeys/JourneysSection';
import { LabelsSection } from './labels/LabelsSection';
import { QuotesSection } from './quotes/QuotesSection';
import type { Section } from './section';
import { WebhookSection } from './webhook/WebhookSection';

export interface Tool extends Section {
  /** What the tool is for. */
  readonly about: TextId;
  /** For practice accounts alone. */
  readonly practice?: true;
}

/** The tools, in the order of their list. */
export const TOOLS: readonly Tool[] = [
  { name: 'labels', title: 'desk-labels', about: 'tool-labels', icon: 'printer', View: LabelsSection },
  { name: 'cash', title: 'desk-cash', about: 'tool-cash', icon: 'cash', View: CashSection },
  { name: 'quotes', title: 'desk-quotes', about: 'tool-quotes', icon: 'tag', View: QuotesSection },
  { name: 'contents', title: 'desk-contents', about: 'tool-contents', icon: 'pencil', View: ContentsSection },
  {
    name: 'employees',
    title: 'desk-employees',
    about: 'tool-employees',
    icon: 'person',
    View: EmployeesSection,
  },
  { name: 'webhook', title: 'desk-webhook', about: 'tool-webhook', icon: 'bell', View: WebhookSection },
  {
    name: 'journeys',
    title: 'desk-journeys',
    about: 'tool-journeys',
    icon: 'route',
    View: JourneysSection,
    practice: true,
  },
];
