export function messages(source: string): Map<string, string>;
export function languages(folder: string, audiences?: readonly string[]): Record<string, string>;
