// Caches Intl formatters by language tag and options. Creating one takes milliseconds on a phone.

function cached<O extends object, F>(make: (format: string, options: O) => F): (format: string, options: O) => F {
  const cache = new Map<string, F>();
  return (format, options) => {
    const key = format + JSON.stringify(options);
    const formatter = cache.get(key) ?? make(format, options);
    cache.set(key, formatter);
    return formatter;
  };
}

export const dateFormatter = cached(
  (format: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(format, options),
);
export const numberFormatter = cached(
  (format: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(format, options),
);
