import { ToolCards } from '../../../components/desk/ToolCards';
import { findAccount } from '../../../lib/storage/settings';
import type { SectionProps } from '../section';
import { TOOLS } from '../tools';

/** The way to every tool that the account at work has a use for. */
export function ToolsSection({ desk }: SectionProps) {
  const testing = findAccount(desk.settings.value, null)?.environment === 'testing';
  return <ToolCards tools={TOOLS.filter(({ practice }) => practice !== true || testing)} />;
}
