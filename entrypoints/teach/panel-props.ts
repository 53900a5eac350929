import type { ReadonlySignal } from '@preact/signals';
import type { Refusal } from '../../lib/press/press-rule';
import type { FieldsState } from './fields-state';
import type { LessonState } from './lesson-state';
import type { Picker } from './picker';
import type { Weigh } from './weigh-presses';

/** What is handed down in a panel, to each of its screens. */
export interface PanelProps {
  readonly picker: Picker;
  readonly onClose: () => void;
  readonly weigh: Weigh;
  /** Why the last press did not count. */
  readonly refused: ReadonlySignal<Refusal | null>;
}

export interface LessonProps extends PanelProps {
  readonly lesson: LessonState;
}

export interface FieldsProps extends PanelProps {
  readonly fields: FieldsState;
}
