// Requests the texts of the user's language while the file of the first screen is still being loaded.
import { parseUser, storedToken, USER_KEY } from '@/shared/api/storedSession';
import { chooseLocale } from '@/shared/i18n/chooseLocale';
import { loadTexts } from '@/shared/i18n/firstTexts';
import { deviceStorage } from '@/shared/lib/storage';

const user = storedToken() ? parseUser(deviceStorage.read(USER_KEY)) : null;
void loadTexts(chooseLocale(user?.locale, navigator.languages));
