import { z } from 'zod';

const address = z.string().url();
const text = z.string().min(1);
const date = z.string().datetime();

const organization = z
  .object({ '@type': z.literal('Organization'), name: text, url: address })
  .strict();

/** What schema.org says of a `TechArticle`, and search engines ask of one; nothing else may be in it. */
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

/** A `BreadcrumbList` of at least two steps, counted from 1. */
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

/** Structured data of a page; parsing fails on what search engines would not take. */
export const structuredData = z.discriminatedUnion('@type', [article, breadcrumbs]);

export type StructuredData = z.infer<typeof structuredData>;
