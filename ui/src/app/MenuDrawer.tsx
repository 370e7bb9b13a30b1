// The drawer of small screens with the same entries as the sidebar; it knows no page.
import { Drawer } from '@mantine/core';
import { useT } from '@/shared/i18n/locale';
import { Brand } from '@/shared/ui/Brand';
import { appMessages } from './messages';
import { Navigation } from './Navigation';
import classes from './Shell.module.css';

export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT(appMessages);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={288}
      title={<Brand size={28} />}
      closeButtonProps={{ 'aria-label': t('closeMenu') }}
      classNames={{ content: classes.drawer ?? '', body: classes.drawerBody ?? '' }}
    >
      <Navigation onChoose={onClose} />
    </Drawer>
  );
}
