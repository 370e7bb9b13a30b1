// The navigation drawer of small screens.
import { useT } from '@/shared/i18n/locale';
import { Brand } from '@/shared/ui/Brand';
import { PlainDialog } from '@/shared/ui/PlainDialog';
import { appMessages } from './messages';
import { Navigation } from './Navigation';

export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT(appMessages);
  return (
    <PlainDialog opened={opened} onClose={onClose} place="side" title={<Brand size={28} />} closeLabel={t('closeMenu')}>
      <Navigation onChoose={onClose} />
    </PlainDialog>
  );
}
