import type { ComponentType } from 'preact';
import type { IconName } from '../../components/ui/Icon';
import type { TextId } from '../../lib/i18n/messages';
import { ContentsSection } from './contents/ContentsSection';
import type { Desk } from './desk-state';
import { EmployeesSection } from './employees/EmployeesSection';
import { JourneysSection } from './journeys/JourneysSection';
import { LabelsSection } from './labels/LabelsSection';
import { OutboxSection } from './outbox/OutboxSection';
import { ParcelsSection } from './parcels/ParcelsSection';
import { QuotesSection } from './quotes/QuotesSection';
import { ReviewSection } from './review/ReviewSection';
import type { Route } from './route';
import { WebhookSection } from './webhook/WebhookSection';

export interface SectionProps {
  readonly desk: Desk;
  readonly route: Route;
}

export interface Section {
  /** Its name in the address: `desk.html#/parcels`. */
  readonly name: string;
  readonly title: TextId;
  /** `null`: led to from elsewhere, not by the list of sections. */
  readonly icon: IconName | null;
  readonly View: ComponentType<SectionProps>;
}

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
