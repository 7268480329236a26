declare module 'virtual:texts' {
  type Part = () => Promise<{ default: import('@fluent/bundle').FluentResource['body'] }>
  export const TEXTS: Record<string, Record<string, Part>>
}

declare module 'virtual:rules' {
  type Page = () => Promise<{ default: import('../plugins/markdown.ts').RulesPage }>
  export const RULES: Record<string, Record<string, Page>>
  /** The refusals whose rule is on the page, by game. */
  export const WHY: Record<string, string[]>
}
