// What this browser keeps from the app.
import { InsecureConnectionNotice } from './InsecureConnectionNotice';
import { StorageFullNotice } from './StorageFullNotice';

export function DeviceNotices() {
  return (
    <>
      <InsecureConnectionNotice />
      <StorageFullNotice />
    </>
  );
}
