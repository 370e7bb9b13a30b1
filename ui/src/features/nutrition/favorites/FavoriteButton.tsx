// The star that marks a food as a favourite.
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { useFavoriteMark } from './favoriteApi';
import classes from './FavoriteButton.module.css';
import { favoriteMessages } from './favoriteMessages';

export function FavoriteButton({ food }: { food: string }) {
  const t = useT(favoriteMessages);
  const { isFavorite, toggle } = useFavoriteMark(food);
  const Star = isFavorite ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="default"
      className={classes.star ?? ''}
      size={44}
      aria-label={t('favorite')}
      aria-pressed={isFavorite}
      title={t('favorite')}
      onClick={toggle}
    >
      <Star size={20} aria-hidden />
    </ActionIcon>
  );
}
