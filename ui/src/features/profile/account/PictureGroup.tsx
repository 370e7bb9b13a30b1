// The profile picture with buttons to choose, change and remove it.
import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { serverMessage } from '@/shared/api/errors';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { useRemovePicture, useSavePicture } from '@/features/profile/api';
import { Avatar } from './Avatar';
import { profileMessages } from '@/features/profile/messages';
import { squarePicture } from './picture';
import classes from './PictureGroup.module.css';
import { SettingGroup } from '@/features/profile/settings/SettingGroup';

export function PictureGroup() {
  const t = useT(profileMessages);
  const words = useT(common);
  const { profilePicture } = useUser();
  const chooser = useRef<HTMLInputElement>(null);
  const [preparing, setPreparing] = useState(false);
  const { mutateAsync: save, isPending: saving } = useSavePicture();
  const { mutateAsync: remove, isPending: removing } = useRemovePicture();
  const busy = preparing || saving || removing;
  const fail = (description: string) => toast({ title: words('error'), description, destructive: true });

  const take = async (file: File) => {
    setPreparing(true);
    const square = await squarePicture(file).catch(() => null);
    setPreparing(false);
    if (!square) return fail(t('pictureUnreadable'));
    try {
      await save(square);
      toast({ title: t('pictureSaved') });
    } catch (error) {
      fail(serverMessage(error, t('pictureFailed')));
    }
  };
  const drop = async () => {
    try {
      await remove();
      toast({ title: t('pictureRemoved') });
    } catch {
      fail(t('pictureRemoveFailed'));
    }
  };

  return (
    <SettingGroup kind="form">
      <div className={classes.picture}>
        <Avatar size="lg" />
        <div className={classes.words}>
          <div className={classes.buttons}>
            <Button
              variant="default"
              leftSection={<IconCamera size={18} aria-hidden />}
              disabled={busy}
              onClick={() => chooser.current?.click()}
            >
              {t(profilePicture ? 'changePicture' : 'choosePicture')}
            </Button>
            {profilePicture && (
              <Button variant="subtle" color="gray" disabled={busy} onClick={() => void drop()}>
                {t('removePicture')}
              </Button>
            )}
          </div>
          <p className={classes.hint}>{t('pictureHint')}</p>
        </div>
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('picture')}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // Allows the same file to be chosen again after a failure.
            event.currentTarget.value = '';
            if (file) void take(file);
          }}
        />
      </div>
    </SettingGroup>
  );
}
