// The icon of each aisle of the shop.
import {
  IconAcorn,
  IconBread,
  IconCarrot,
  IconCup,
  IconFish,
  IconMeat,
  IconMilk,
  IconSalt,
  IconSnowflake,
  IconCylinder,
  IconWheat,
  type Icon,
} from '@tabler/icons-react';
import type { Aisle } from './logic';

export const aisleIcons: Record<Aisle, Icon> = {
  produce: IconCarrot,
  bakery: IconBread,
  meat: IconMeat,
  fish: IconFish,
  dairy: IconMilk,
  frozen: IconSnowflake,
  cans: IconCylinder,
  grains: IconWheat,
  nuts: IconAcorn,
  spices: IconSalt,
  drinks: IconCup,
};
