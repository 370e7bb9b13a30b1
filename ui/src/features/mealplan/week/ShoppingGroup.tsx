// The items of one aisle. Ticked items keep their place, so that the next tap hits what it aims at.
import { Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useT } from '@/shared/i18n/locale';
import { aisleIcons } from './aisleIcons';
import { countBought, isAtHome, type AisleItems, type ShoppingItem } from './logic';
import { mealWeekMessages } from './messages';
import classes from './ShoppingGroup.module.css';

interface ShoppingGroupProps {
  group: AisleItems;
  onTick: (item: ShoppingItem, bought: boolean) => void;
}

export function ShoppingGroup({ group: { aisle, items }, onTick }: ShoppingGroupProps) {
  const t = useT(mealWeekMessages);
  const title = useId();
  const bought = countBought(items);
  const Icon = aisleIcons[aisle];
  return (
    <section className={classes.group} aria-labelledby={title} data-done={bought === items.length || undefined}>
      <div className={classes.head}>
        <Icon size={20} stroke={1.7} aria-hidden className={classes.icon} />
        <Title order={3} id={title}>
          {t(aisle)}
        </Title>
        <span className={classes.count}>{t('groupBought', { bought, total: items.length })}</span>
      </div>
      {isAtHome(items[0] as ShoppingItem) && <p className={classes.hint}>{t('homeHint')}</p>}
      <ul className={classes.items} data-home={isAtHome(items[0] as ShoppingItem) || undefined}>
        {items.map((item) => (
          <li key={item.ingredient}>
            <label className={classes.item} data-bought={item.bought || undefined}>
              <span className={classes.box}>
                <input
                  type="checkbox"
                  checked={item.bought}
                  onChange={(event) => onTick(item, event.currentTarget.checked)}
                />
                <IconCheck size={18} stroke={3} aria-hidden />
              </span>
              <span className={classes.words}>
                <span className={classes.name}>{item.name}</span> <span className={classes.amount}>{item.amount}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
