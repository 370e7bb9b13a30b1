// How much of the storage on the server the user's entries use.
import { useQuery } from '@tanstack/react-query';
import { usageQuery } from '@/shared/api/queries';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { isNearlyFull } from '@/shared/lib/storageUsage';
import { SettingRow } from '@/features/profile/settings/SettingRow';
import { dataMessages } from './dataMessages';

const MEGABYTE = 1024 * 1024;

export function StorageRow() {
  const t = useT(dataMessages);
  const format = useFormat();
  const { data: usage, isError } = useQuery(usageQuery);
  if (isError) return <SettingRow label={t('storage')} hint={t('storageFailed')} />;
  // The same height while loading.
  if (!usage) return <SettingRow label={t('storage')} hint={'\u00a0'} />;
  const used = t('storageUsed', {
    rows: formatNumber(usage.rows, format),
    maxRows: formatNumber(usage.maxRows, format),
    size: formatNumber(usage.bytes / MEGABYTE, format, 1),
    maxSize: formatNumber(usage.maxBytes / MEGABYTE, format),
  });
  return <SettingRow label={t('storage')} hint={isNearlyFull(usage) ? `${used} ${t('storageNearlyFull')}` : used} />;
}
