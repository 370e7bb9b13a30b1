// What is wrong with this browser or device.
import { InsecureConnectionNotice } from './InsecureConnectionNotice';
import { ClockNotice } from './offline/ClockNotice';
import { StorageFullNotice } from './StorageFullNotice';

export function DeviceNotices() {
  return (
    <>
      <InsecureConnectionNotice />
      <StorageFullNotice />
      <ClockNotice />
    </>
  );
}
