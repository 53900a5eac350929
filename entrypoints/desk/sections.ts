import type { ComponentType } from 'preact';
import type { IconName } from '../../components/ui/Icon';
import type { TextId } from '../../lib/i18n/messages';
import type { Desk } from './desk-state';
import type { Route } from './route';

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
  /** Its code is fetched when it is first opened. */
  readonly load: () => Promise<ComponentType<SectionProps>>;
}

/** All sections, in the order in which they are listed; the first is what opens without a name. */
export const SECTIONS: readonly [Section, ...Section[]] = [
  {
    name: 'parcels',
    title: 'desk-parcels',
    icon: 'parcel',
    load: async () => (await import('./parcels/ParcelsSection')).ParcelsSection,
  },
  {
    name: 'review',
    title: 'review-title',
    icon: 'list',
    load: async () => (await import('./review/ReviewSection')).ReviewSection,
  },
  {
    name: 'outbox',
    title: 'outbox-title',
    icon: 'clock',
    load: async () => (await import('./outbox/OutboxSection')).OutboxSection,
  },
  {
    name: 'labels',
    title: 'desk-labels',
    icon: null,
    load: async () => (await import('./labels/LabelsSection')).LabelsSection,
  },
  {
    name: 'employees',
    title: 'desk-employees',
    icon: 'person',
    load: async () => (await import('./employees/EmployeesSection')).EmployeesSection,
  },
  {
    name: 'contents',
    title: 'desk-contents',
    icon: 'pencil',
    load: async () => (await import('./contents/ContentsSection')).ContentsSection,
  },
  {
    name: 'quotes',
    title: 'desk-quotes',
    icon: 'tag',
    load: async () => (await import('./quotes/QuotesSection')).QuotesSection,
  },
  {
    name: 'journeys',
    title: 'desk-journeys',
    icon: 'route',
    load: async () => (await import('./journeys/JourneysSection')).JourneysSection,
  },
  {
    name: 'webhook',
    title: 'desk-webhook',
    icon: 'bell',
    load: async () => (await import('./webhook/WebhookSection')).WebhookSection,
  },
];
