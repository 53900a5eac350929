import { TOOLS } from '../../components/desk/tool-list';
import { CashSection } from './cash/CashSection';
import { ContentsSection } from './contents/ContentsSection';
import { EmployeesSection } from './employees/EmployeesSection';
import { HandoverSection } from './handover/HandoverSection';
import { JourneysSection } from './journeys/JourneysSection';
import { LabelsSection } from './labels/LabelsSection';
import { ParcelsSection } from './parcels/ParcelsSection';
import { QuotesSection } from './quotes/QuotesSection';
import { ReviewSection } from './review/ReviewSection';
import type { DeskSection } from './section';
import { TodaySection } from './today/TodaySection';
import { WebhookSection } from './webhook/WebhookSection';

/** The sections of every day, in the order of their list; the first opens where the address names none. */
export const DAILY: readonly [DeskSection, ...DeskSection[]] = [
  { name: 'today', title: 'desk-today', icon: 'sun', View: TodaySection },
  { name: 'parcels', title: 'desk-parcels', icon: 'parcel', View: ParcelsSection },
  { name: 'review', title: 'review-title', icon: 'list', View: ReviewSection },
  { name: 'handover', title: 'handover-title', icon: 'route', View: HandoverSection },
  { name: 'cash', title: 'desk-cash', icon: 'cash', View: CashSection },
];

const TOOL_VIEWS = {
  quotes: QuotesSection,
  employees: EmployeesSection,
  webhook: WebhookSection,
  journeys: JourneysSection,
};

/** Every section that has an address: those that are opened from a parcel, and the tools, among them. */
export const SECTIONS: readonly DeskSection[] = [
  ...DAILY,
  { name: 'labels', title: 'desk-labels', icon: 'printer', View: LabelsSection },
  { name: 'contents', title: 'desk-contents', icon: 'pencil', View: ContentsSection },
  ...TOOLS.map(({ name, title, icon }) => ({ name, title, icon, View: TOOL_VIEWS[name] })),
];
