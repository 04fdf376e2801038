import type { AnalyticsEnvironment } from '@touchline/features/platform/analytics';

/** What a shop is deployed as: for a branch, for developers, for tests, before a release, and for shoppers. */
export const deployments = ['branch', 'dev', 'stg', 'preview', 'prod'] as const;
export type Deployment = (typeof deployments)[number];

export type Environment = 'development' | 'staging' | 'production';

/** The environment of a deployment. */
export const environmentOf: Readonly<Record<Deployment, Environment>> = {
  branch: 'development',
  dev: 'development',
  stg: 'staging',
  preview: 'production',
  prod: 'production',
};

/** The environment as analytics names it. */
export const analyticsEnvironmentOf: Readonly<Record<Environment, AnalyticsEnvironment>> = {
  development: 'DEV',
  staging: 'STG',
  production: 'PRD',
};
