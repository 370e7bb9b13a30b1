// Texts of the barcode dialog.
import { messages } from '@/shared/i18n/translate';

export const barcodeMessages = messages<'nutrition-barcode'>(
  import.meta.glob('@/locales/*/nutrition-barcode.json', { eager: true, import: 'default' }),
);
