import { startOpencartStore } from '../stores/opencart/opencart-store';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { tellOfNotes } from './tell-of-notes';

inBothBrowsers('a parcel’s code goes into the history of its OpenCart order', (kind) =>
  tellOfNotes(kind, toldOnce(kind), startOpencartStore),
);
