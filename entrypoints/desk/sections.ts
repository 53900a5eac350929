import { OutboxSection } from './outbox/OutboxSection';
import { ParcelsSection } from './parcels/ParcelsSection';
import { ReviewSection } from './review/ReviewSection';
import type { Section } from './section';
import { TodaySection } from './today/TodaySection';
import { TOOLS } from './tools';
import { ToolsSection } from './tools/ToolsSection';

/** The sections of every day, in the order of their list; the first opens where the address names none. */
export const DAILY: readonly [Section, ...Section[]] = [
  { name: 'today', title: 'desk-today', icon: 'sun', View: TodaySection },
  { name: 'parcels', title: 'desk-parcels', icon: 'parcel', View: ParcelsSection },
  { name: 'review', title: 'review-title', icon: 'list', View: ReviewSection },
  { name: 'outbox', title: 'outbox-title', icon: 'clock', View: OutboxSection },
];

export const TOOLS_SECTION: Section = {
  name: 'tools',
  title: 'desk-tools',
  icon: 'tools',
  View: ToolsSection,
};

/** Every section that has an address. */
export const SECTIONS: readonly Section[] = [...DAILY, TOOLS_SECTION, ...TOOLS];
