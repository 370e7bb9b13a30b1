// The language's own formatters, one for each tag and set of options: making one takes a phone milliseconds, using it
// none. It knows no text.

function kept<O extends object, F>(make: (format: string, options: O) => F): (format: string, options: O) => F {
  const made = new Map<string, F>();
  return (format, options) => {
    const key = format + JSON.stringify(options);
    const formatter = made.get(key) ?? make(format, options);
    made.set(key, formatter);
    return formatter;
  };
}

export const dateFormatter = kept(
  (format: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(format, options),
);
export const numberFormatter = kept(
  (format: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(format, options),
);
