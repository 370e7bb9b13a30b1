// Reads browser and system from a user agent string.

export interface Device {
  browser: string | null;
  system: string | null;
  mobile: boolean;
}

// Order matters: user agents of the earlier browsers also contain the later names.
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;
const mobiles: readonly string[] = ['iPhone', 'iPad', 'Android'];

function nameIn(names: readonly (readonly [RegExp, string])[], text: string): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

export function deviceOf(userAgent: string | null): Device {
  const system = nameIn(systems, userAgent ?? '');
  return { browser: nameIn(browsers, userAgent ?? ''), system, mobile: mobiles.includes(system ?? '') };
}
