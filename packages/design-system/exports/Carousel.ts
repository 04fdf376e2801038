export { Carousel } from '../src/Carousel/Carousel.tsx';
export type { CarouselProps, CarouselSlide, CarouselWords } from '../src/Carousel/Carousel.tsx';
