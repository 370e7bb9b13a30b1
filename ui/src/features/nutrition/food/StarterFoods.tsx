// Example searches for users who have not logged anything yet.
import { Button } from '@mantine/core';
import { IconSalad } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { EmptyState } from '@/shared/ui/EmptyState';
import classes from './FoodFinder.module.css';
import { foodMessages } from './foodMessages';
import { starters } from './starters';

export function StarterFoods({ onSearch }: { onSearch: (word: string) => void }) {
  const t = useT(foodMessages);
  return (
    <EmptyState
      icon={IconSalad}
      title={t('firstTitle')}
      description={t('firstHint')}
      action={
        <div className={classes.starters}>
          {starters.map((key) => (
            <Button key={key} variant="default" onClick={() => onSearch(t(key))}>
              {t(key)}
            </Button>
          ))}
        </div>
      }
    />
  );
}
