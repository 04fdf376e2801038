/** By which the journeys sign what their warehouse tells. */
export const warehouseSecret = 'of-the-warehouse-of-the-journeys-alone';
