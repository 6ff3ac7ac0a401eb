import { z } from 'zod';

const address = z.string().url();
const text = z.string().min(1);
const date = z.string().datetime();

const organization = z
  .object({ '@type': z.literal('Organization'), name: text, url: address })
  .strict();

/** A `TechArticle` as defined by schema.org and required by search engines, and nothing else. */
const article = z
  .object({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('TechArticle'),
    headline: text.max(110),
    description: text,
    url: address,
    image: address,
    inLanguage: z.literal('en'),
    dateModified: date.optional(),
    author: organization,
    publisher: organization,
    isPartOf: z.object({ '@type': z.literal('WebSite'), name: text, url: address }).strict(),
    about: z
      .object({
        '@type': z.literal('SoftwareApplication'),
        name: text,
        softwareVersion: z.string().regex(/^\d+\.\d+\.\d+/),
        applicationCategory: z.literal('DeveloperApplication'),
        url: address,
      })
      .strict(),
  })
  .strict();

/** A `BreadcrumbList` of at least two steps, numbered from 1. */
const breadcrumbs = z
  .object({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z
          .object({
            '@type': z.literal('ListItem'),
            position: z.number().int(),
            name: text,
            item: z.string().url().endsWith('/'),
          })
          .strict(),
      )
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  })
  .strict();

/** Structured data of a page; parsing fails on anything that search engines would reject. */
export const structuredData = z.discriminatedUnion('@type', [article, breadcrumbs]);

export type StructuredData = z.infer<typeof structuredData>;
