import { ContentsSection } from './contents/ContentsSection';
import { EmployeesSection } from './employees/EmployeesSection';
import { JourneysSection } from './journeys/JourneysSection';
import { LabelsSection } from './labels/LabelsSection';
import { OutboxSection } from './outbox/OutboxSection';
import { ParcelsSection } from './parcels/ParcelsSection';
import { QuotesSection } from './quotes/QuotesSection';
import { ReviewSection } from './review/ReviewSection';
import type { Section } from './section';
import { WebhookSection } from './webhook/WebhookSection';

/** All sections, in the order in which they are listed; the first is what opens without a name. */
export const SECTIONS: readonly [Section, ...Section[]] = [
  {
    name: 'parcels',
    title: 'desk-parcels',
    icon: 'parcel',
    View: ParcelsSection,
  },
  {
    name: 'review',
    title: 'review-title',
    icon: 'list',
    View: ReviewSection,
  },
  {
    name: 'outbox',
    title: 'outbox-title',
    icon: 'clock',
    View: OutboxSection,
  },
  {
    name: 'labels',
    title: 'desk-labels',
    icon: null,
    View: LabelsSection,
  },
  {
    name: 'employees',
    title: 'desk-employees',
    icon: 'person',
    View: EmployeesSection,
  },
  {
    name: 'contents',
    title: 'desk-contents',
    icon: 'pencil',
    View: ContentsSection,
  },
  {
    name: 'quotes',
    title: 'desk-quotes',
    icon: 'tag',
    View: QuotesSection,
  },
  {
    name: 'journeys',
    title: 'desk-journeys',
    icon: 'route',
    View: JourneysSection,
  },
  {
    name: 'webhook',
    title: 'desk-webhook',
    icon: 'bell',
    View: WebhookSection,
  },
];
