export function messages(source: string): Map<string, string>;
export function languages(folder: string): Record<string, string>;
