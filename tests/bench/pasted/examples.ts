import { arabicFree } from './examples/arabic-free';
import { arabicLabelled } from './examples/arabic-labelled';
import { english } from './examples/english';
import { hebrew } from './examples/hebrew';
import { mixed } from './examples/mixed';

export const examples = [...arabicLabelled, ...arabicFree, ...english, ...hebrew, ...mixed];
