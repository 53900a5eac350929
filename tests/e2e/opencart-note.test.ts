import { startOpencartStore } from '../stores/opencart/opencart-store';
import { inOneBrowser } from './in-both-browsers';
import { tellOfNotes } from './tell-of-notes';

inOneBrowser('a parcel’s code goes into the history of its OpenCart order', 'chromium', (kind) =>
  tellOfNotes(kind, startOpencartStore),
);
