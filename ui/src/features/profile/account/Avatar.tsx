// A user's picture in a circle, or their initials.
import { useEffect, useRef } from 'react';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { usePicture } from '@/features/profile/api';
import classes from './Avatar.module.css';
import { initialsOf } from '@/features/profile/logic';
import { profileMessages } from '@/features/profile/messages';

export function Avatar({ size = 'md' }: { size?: 'md' | 'lg' }) {
  const t = useT(profileMessages);
  const { name, profilePicture } = useUser();
  const picture = usePicture(profilePicture).data;
  return (
    <span className={classes.avatar} data-size={size}>
      {picture && profilePicture ? (
        <BlobImage content={picture} alt={t('pictureOf', { name })} />
      ) : (
        <span aria-hidden>{initialsOf(name)}</span>
      )}
    </span>
  );
}

function BlobImage({ content, alt }: { content: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(content);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [content]);
  return <img ref={image} alt={alt} className={classes.picture} />;
}
